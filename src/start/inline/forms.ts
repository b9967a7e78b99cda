import { fillForms, manageDrafts } from "../../forms/draft";

manageDrafts();
fillForms();
