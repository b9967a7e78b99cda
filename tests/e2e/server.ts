/**
 * The server under the browser tests: a real nginx with the configuration of the hosts, so that every test also proves
 * that; `E2E_SERVER=node` takes the server of `npm run serve` instead, where no nginx can be had.
 */

import { rulesOf } from "../../hosting/deploy-folder";
import { startNginx } from "../../hosting/run-nginx";
import { type StaticServer, startServer } from "../../hosting/serve";

export const isNginx = process.env.E2E_SERVER !== "node";

/** Serves the build in `root`; port 0 is any free one. */
export const startSite = (root: string, port = 0): Promise<StaticServer> =>
  isNginx ? startNginx({ root, rules: rulesOf(root), port }) : startServer({ root, port });
