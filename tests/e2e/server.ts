/**
 * The server under the browser tests: a real nginx with the configuration of the hosts, so that every test also proves
 * that; `E2E_SERVER=node` takes the server of `npm run serve` instead, where no nginx can be had.
 */
import { startNginx } from "../../scripts/nginx";
import { type StaticServer, startServer } from "../../scripts/serve";
import { rulesOf } from "../../src/gatsby/hosting/deploy-folder";

export const isNginx = process.env.E2E_SERVER !== "node";

/** Serves the build in `root`; port 0 is any free one. */
export const startSite = (root: string, port = 0): Promise<StaticServer> =>
  isNginx ? startNginx({ root, rules: rulesOf(root), port }) : startServer({ root, port });
