import "@fontsource-variable/archivo/standard.css";
import "@fontsource-variable/geist";
import "./ui/styles/index.css";
