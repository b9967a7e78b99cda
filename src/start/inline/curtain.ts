import { manageCurtains } from "../curtain";

manageCurtains();
