// The styles of the app behind the sign-in; pages for visitors have site/styles.css.
import "./ui/styles/index.css";
