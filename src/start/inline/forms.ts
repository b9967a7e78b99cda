import { fillForms, manageDrafts } from "../forms";

manageDrafts();
fillForms();
