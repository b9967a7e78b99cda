import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { onCreateDevServer } from "./on-create-dev-server";

jest.mock("chokidar", () => ({ watch: () => ({ on: jest.fn() }) }));
jest.mock("tsx/cjs/api", () => ({ register: () => jest.fn() }));
jest.mock("../editor/serve", () => ({ editorEndpoint: jest.fn() }));

const editorEndpoint: jest.Mock = jest.requireMock("../editor/serve").editorEndpoint;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

test("builds the editor again after a failure", async () => {
  const failure = new Error("The editor's build failed");
  editorEndpoint.mockReturnValueOnce(() => Promise.reject(failure));
  editorEndpoint.mockReturnValueOnce(async (_request: IncomingMessage, response: ServerResponse) => {
    response.end();
  });
  const use = jest.fn();
  const reporter = { error: jest.fn() };
  const app = { use, get: jest.fn(), all: jest.fn(), _router: { stack: [] } };
  await onCreateDevServer?.({ app, reporter } as unknown as CreateDevServerArgs, { plugins: [] }, () => {});
  const serve: Handler = use.mock.calls.find(([path]) => path === "/redazione")[1];
  const response = { destroy: jest.fn(), end: jest.fn() } as unknown as ServerResponse;
  for (let times = 0; times < 2; times += 1) await serve({} as IncomingMessage, response);
  expect(reporter.error.mock.calls).toEqual([["The editor cannot be served", failure]]);
  expect(response.end).toHaveBeenCalledTimes(1);
});
