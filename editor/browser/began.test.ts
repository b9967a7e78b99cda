import { changeMeanwhile, fingerprint, rememberText } from "./began";

const [old, theirs, ours] = ['{"title": "a", "order": 1}', '{"title": "b"}', '{"title": "c"}'];

test.each([
  ["unchanged", { isNew: false, now: old }, undefined],
  ["already what the form has", { isNew: false, now: ours }, undefined],
  ["elsewhere in its list", { isNew: false, now: '{ "title": "a", "order": 2 }' }, undefined],
  ["changed by others", { isNew: false, now: theirs }, "Salva sopra quella modifica"],
  ["broken by others", { isNew: false, now: "{" }, "Salva sopra quella modifica"],
  ["removed by others", { isNew: false, now: undefined }, "Crea di nuovo"],
  ["new", { isNew: true, now: undefined }, undefined],
])("an entry that is %s", async (_title, form, overwrite) => {
  const change = await changeMeanwhile({ began: await fingerprint(old), text: ours, ...form });
  expect(change?.overwrite).toBe(overwrite);
});

test("what this tab wrote is no change by others; a new entry never overwrites one", async () => {
  const began = await fingerprint(old);
  await rememberText(began, ours);
  const form = { isNew: false, now: ours, text: old };
  expect(await changeMeanwhile({ began, ...form })).toBeUndefined();
  expect(await changeMeanwhile({ began: "a draft's", ...form })).toBeDefined();
  const taken = await changeMeanwhile({ began: undefined, isNew: true, now: theirs, text: theirs });
  expect(taken).toEqual({ message: expect.stringContaining("Cambia il nome del file") });
});
