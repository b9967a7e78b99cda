/** The same enquiries where scripts never come: the browser itself checks the form and posts it. */
import { hostileEnquiry } from "../../src/forms/testing/contents";
import {
  contact,
  control,
  enquiry,
  fillIn,
  formOf,
  partsOf,
  paste,
  quote,
  sendButton,
  service,
} from "./enquiry";
import { event, expect, failureInConsole, test } from "./mail";

test.use({ javaScriptEnabled: false, expectedProblems: [failureInConsole] });

for (const form of [quote, contact])
  test(`${form.path}: an incomplete message is held back, a refused one can be mended, two clicks send one whole`, async ({
    page,
    mail,
  }) => {
    await page.goto(form.path);
    await expect(formOf(page).getByText("«OK»")).toBeVisible();
    await fillIn(page, { ...enquiry, email: "nome" });
    await sendButton(page).click();
    await expect(control(page, "email")).toBeFocused();
    expect(mail.requests).toBe(0);

    mail.conduct = { kind: "refuse", status: 412, text: "Gmail_API: Invalid grant" };
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(page.locator("body")).toHaveText("Gmail_API: Invalid grant");
    await page.goBack();

    const answer = event();
    mail.conduct = { kind: "deliver", after: answer.came };
    const contents = hostileEnquiry(service);
    await paste(page, contents);
    await sendButton(page).dblclick({ noWaitAfter: true });
    answer.come();
    await expect(page.locator("body")).toHaveText("OK");
    // The parts that the scripts would send.
    expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(contents, form)]);
    expect(mail.requests).toBe(2);
  });
