import { LiveForm } from "../forms/live-form";
import { hydrateIslands } from "./hydrate";

hydrateIslands("form", LiveForm);
