import { findConflict, fingerprint, rememberText } from "./edit-conflict";

const [old, theirs, ours] = ['{"title": "a", "order": 1}', '{"title": "b"}', '{"title": "c"}'];

test.each([
  ["unchanged", { isNew: false, current: old }, undefined],
  ["already what the form has", { isNew: false, current: ours }, undefined],
  ["elsewhere in its list", { isNew: false, current: '{ "title": "a", "order": 2 }' }, undefined],
  ["changed by others", { isNew: false, current: theirs }, "Salva sopra quella modifica"],
  ["broken by others", { isNew: false, current: "{" }, "Salva sopra quella modifica"],
  ["removed by others", { isNew: false, current: undefined }, "Crea di nuovo"],
  ["new", { isNew: true, current: undefined }, undefined],
])("an entry that is %s", async (_title, form, overwrite) => {
  const conflict = await findConflict({ base: await fingerprint(old), text: ours, ...form });
  expect(conflict?.overwriteLabel).toBe(overwrite);
});

test("what this tab wrote is no change by others; a new entry never overwrites one", async () => {
  const base = await fingerprint(old);
  await rememberText(base, ours);
  const form = { isNew: false, current: ours, text: old };
  expect(await findConflict({ base, ...form })).toBeUndefined();
  expect(await findConflict({ base: "another form's", ...form })).toBeDefined();
  const taken = await findConflict({ base: undefined, isNew: true, current: theirs, text: theirs });
  expect(taken).toEqual({ message: expect.stringContaining("Cambia il nome del file") });
});
