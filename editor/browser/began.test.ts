import { changeMeanwhile, fingerprint, rememberText } from "./began";

const [old, theirs, ours] = ['{"title": "a", "order": 1}', '{"title": "b"}', '{"title": "c"}'];

test.each([
  ["unchanged", { isNew: false, texts: { a: old } }, undefined],
  ["elsewhere in its list", { isNew: false, texts: { a: '{ "title": "a", "order": 2 }' } }, undefined],
  ["changed by others", { isNew: false, texts: { a: theirs } }, "Salva sopra quella modifica"],
  ["broken by others", { isNew: false, texts: { a: "{" } }, "Salva sopra quella modifica"],
  ["removed by others", { isNew: false, texts: { b: theirs } }, "Crea di nuovo"],
  ["being renamed", { isNew: false, texts: { b: old } }, undefined],
  ["new", { isNew: true, texts: {} }, undefined],
])("an entry that is %s", async (_title, form, overwrite) => {
  const change = await changeMeanwhile({ name: "a", began: await fingerprint(old), ...form });
  expect(change?.overwrite).toBe(overwrite);
});

test("what this tab wrote is no change by others; a new entry never overwrites one", async () => {
  const began = await fingerprint(old);
  await rememberText(began, ours);
  expect(await changeMeanwhile({ name: "a", began, isNew: false, texts: { a: ours } })).toBeUndefined();
  const taken = await changeMeanwhile({ name: "a", began: undefined, isNew: true, texts: { a: theirs } });
  expect(taken).toMatchObject({ message: expect.stringContaining("Cambia il nome del file") });
  expect(taken).not.toHaveProperty("overwrite");
});
