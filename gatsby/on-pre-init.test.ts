import type { PreInitArgs } from "gatsby";
import { onPreInit } from "./on-pre-init";
import { acceptContent } from "./prepare-content/accepted-content";

jest.mock("./prepare-content/accepted-content", () => ({
  acceptContent: jest.fn(),
  contentDirectory: "/missing/content",
  staticDirectory: "/missing/static",
}));

test("invalid content ends a build with the report, before anything is copied", async () => {
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exit");
  });
  const log = jest.fn();
  const args = { reporter: { log } } as unknown as PreInitArgs;
  await expect(onPreInit?.(args, { plugins: [] }, () => undefined)).rejects.toThrow("exit");
  expect([exit.mock.calls, log.mock.calls]).toEqual([
    [[1]],
    [[expect.stringMatching(/^content\n {4}ERRORE: /u)]],
  ]);
  expect(acceptContent).not.toHaveBeenCalled();
});
