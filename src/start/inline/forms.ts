import { fillForms, manageTypedText } from "../../forms/typed-text";

manageTypedText();
fillForms();
