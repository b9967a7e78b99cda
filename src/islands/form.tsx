import { LiveForm } from "../forms/live-form";
import { start } from "./start";

start("form", LiveForm);
