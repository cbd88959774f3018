// Messages need styles that pages without React do not have.
import "./styles.css";

export { showCarriedToast } from "#ui/feedback/carried-toast.ts";
