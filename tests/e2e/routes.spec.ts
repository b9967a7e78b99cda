/** The specification's route table, row by row, as a visitor with a small phone gets it. */
import { listedProjectSlugs } from "../../content-model/specification";
import { banner, content, cutOff, notFoundInConsole, pointTexts, unknownPath, visit } from "./site";
import { expect, test } from "./support";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

const { services, projects, studio } = content;
const counters = ["4500+", "750+", "12000+"];
const byTitle = (title: string) => ({ name: title, exact: true });

test.afterEach(async ({ page }) => {
  expect(await cutOff(page), "what does not fit a window 360 px wide").toEqual([]);
});

test("/ shows the home page: hero, 12 services, reasons, figures, and the ways to ask and to call", async ({
  page,
}) => {
  const { hero, services: section, whyChoose, callToAction } = content.home;
  expect((await visit(page, "/"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero.title);
  await expect(main.getByText(hero.subtitle)).toBeVisible();
  const heroBand = main.getByRole("region", byTitle(hero.title));
  await expect(heroBand.getByRole("link", byTitle("Richiedi un Preventivo"))).toHaveAttribute(
    "href",
    "/preventivo",
  );
  await expect(heroBand.getByRole("link", byTitle("Visualizza Servizi"))).toHaveAttribute(
    "href",
    "/#servizi",
  );

  const grid = main.getByRole("region", byTitle(section.title));
  await expect(grid.getByRole("heading", { level: 3 })).toHaveText(services.map(({ title }) => title));
  await expect(grid).toHaveAttribute("id", "servizi");

  const reasons = main.getByRole("region", byTitle(whyChoose.heading.title));
  await expect(reasons.getByRole("heading", { level: 3 })).toHaveText(
    whyChoose.items.map(({ title }) => title),
  );

  const figures = main.getByRole("region", byTitle("Oltre 30 anni di esperienza"));
  for (const counter of counters) await expect(figures.getByRole("definition")).toContainText([counter]);

  const invitation = main.getByRole("region", byTitle(callToAction.title));
  await expect(invitation.getByRole("link", byTitle("Richiedi un Preventivo"))).toHaveAttribute(
    "href",
    "/preventivo",
  );
  await expect(invitation.getByRole("link", byTitle("Chiamaci"))).toHaveAttribute("href", "/contact");
});

test("/about shows 'Chi Siamo': studio, figures, goal, video, carousel of 10 services, team of four", async ({
  page,
}) => {
  const { studio: description, goal, video, carousel, team } = content.about;
  expect((await visit(page, "/about"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Chi Siamo");
  await expect(main.getByRole("region", byTitle(description.title))).toContainText(
    description.paragraphs[0] ?? "",
  );
  for (const counter of counters)
    await expect(main.getByRole("definition").filter({ hasText: counter })).toHaveCount(1);
  await expect(main.getByRole("region", byTitle(goal.title))).toContainText(goal.paragraphs[0] ?? "");
  await expect(
    main.getByRole("region", byTitle(video.heading.title)).getByAltText(video.poster.alt),
  ).toBeVisible();

  const slides = main.getByRole("group", byTitle(carousel.heading.title)).getByRole("heading", { level: 3 });
  await expect(slides).toHaveCount(10);

  const people = main.getByRole("region", byTitle(team.title)).getByRole("listitem");
  await expect(people).toHaveCount(4);
  for (const [index, { name, role, bio }] of content.team.entries()) {
    await expect(people.nth(index)).toContainText(name);
    await expect(people.nth(index)).toContainText(role);
    await expect(people.nth(index)).toContainText(bio);
  }
});

test("/services shows 'I Nostri Servizi': benefits, 12 cards with three features each, the method in 4 steps", async ({
  page,
}) => {
  const { benefits, list, method } = content.servicesPage;
  expect((await visit(page, "/services"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("I Nostri Servizi");
  await expect(
    main.getByRole("region", byTitle(benefits.heading.title)).getByRole("heading", { level: 3 }),
  ).toHaveText(benefits.items.map(({ title }) => title));

  const cards = main.getByRole("region", byTitle(list.title));
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(services.map(({ title }) => title));
  for (const { title, features } of services) {
    expect(features).toHaveLength(3);
    const card = cards
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", byTitle(title)) })
      .first();
    await expect(card.getByRole("listitem")).toHaveText(features);
  }

  const steps = main.getByRole("region", byTitle(method.heading.title)).getByRole("heading", { level: 3 });
  await expect(steps).toHaveText(method.items.map(({ title }) => title));
  await expect(steps).toHaveCount(4);
});

for (const service of services) {
  test(`/services/${service.slug} shows its service under an opaque header, and asks for its quote`, async ({
    page,
  }) => {
    expect((await visit(page, `/services/${service.slug}`))?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(service.hero.title);
    await expect(main.getByText(service.hero.subtitle)).toBeVisible();
    await expect(main.getByAltText(service.hero.backgroundImage?.alt ?? "", { exact: true })).toBeVisible();
    await expect(banner(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");

    const intro = main.getByRole("region", byTitle(service.intro.title));
    await expect(intro.getByRole("heading", { level: 3 })).toHaveText(
      service.intro.points.map(({ title }) => title),
    );
    await expect(intro.getByRole("heading", { level: 3 })).toHaveCount(3);
    for (const { title, points } of service.specificSections) {
      const section = main.getByRole("region", byTitle(title));
      for (const text of pointTexts(points)) await expect(section).toContainText(text);
    }
    const tools = main.getByRole("region", byTitle(service.tools.title)).getByRole("listitem");
    await expect(tools).toHaveCount(service.equipment.length + service.software.length);
    for (const button of await main.getByRole("link", byTitle("Richiedi un Preventivo")).all())
      await expect(button).toHaveAttribute("href", `/preventivo?servizio=${service.slug}`);
  });
}

test("/portfolio shows 'I Nostri Progetti': the six listed cards with image, category, title and text", async ({
  page,
}) => {
  expect((await visit(page, "/portfolio"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("I Nostri Progetti");
  const cards = main.getByRole("region", byTitle(content.portfolio.list.title)).getByRole("listitem");
  const listed = projects.filter((project) => project.listed);
  expect(listed.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...listedProjectSlugs]));
  await expect(cards).toHaveCount(listed.length);
  for (const [index, { slug, title, category, description, image }] of listed.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", `/portfolio/${slug}`);
    await expect(card).toContainText(category);
    await expect(card).toContainText(description);
    await expect(card.getByAltText(image.alt, { exact: true })).toHaveCount(1);
  }
});

for (const project of projects) {
  test(`/portfolio/${project.slug} shows its project: category, texts, 'Il Progetto', technologies, gallery`, async ({
    page,
  }) => {
    expect((await visit(page, `/portfolio/${project.slug}`))?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(project.title);
    const hero = main.getByRole("region", byTitle(project.title));
    await expect(hero).toContainText(project.category);
    await expect(hero).toContainText(project.description);

    const story = main.getByRole("region", byTitle("Il Progetto"));
    for (const paragraph of project.fullDescription) await expect(story).toContainText(paragraph);
    await expect(story.getByRole("listitem")).toHaveText(project.technologiesUsed);

    const gallery = main.getByRole("region", byTitle("Galleria")).getByRole("figure");
    await expect(gallery).toHaveCount(project.gallery.length);
    for (const [index, { caption }] of project.gallery.entries())
      await expect(gallery.nth(index)).toContainText(caption);
  });
}

test.describe("an unknown project leads to /portfolio", () => {
  const path = "/portfolio/progetto-che-non-esiste";

  test("by the server's redirect", async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()?.url()).toContain(path);
    await expect(page).toHaveURL("/portfolio");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("I Nostri Progetti");
  });

  test.describe("where the server only knows the not-found page", () => {
    test.use({ expectedProblems: [notFoundInConsole] });

    test("by the page's own script, and 'back' does not fall into it again", async ({ page }) => {
      const notFound = await (await page.request.get(unknownPath)).text();
      await page.route(`**${path}`, (route) =>
        route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body: notFound }),
      );
      await visit(page, "/about");
      await page.goto(path);
      await expect(page).toHaveURL("/portfolio");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("I Nostri Progetti");
      await page.goBack();
      await expect(page).toHaveURL("/about");
    });
  });
});

test("/contact shows phone, mobile, e-mail, address, opening hours, the message form and the map", async ({
  page,
}) => {
  const { hero, details, form, map } = content.contact;
  expect((await visit(page, "/contact"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero.title);
  const contacts = main.getByRole("region", byTitle(details.title));
  for (const text of [studio.phone, studio.mobile, studio.email])
    await expect(contacts.getByRole("link", byTitle(text))).toBeVisible();
  await expect(contacts).toContainText(`${studio.address.street}, ${studio.address.postalCode}`);
  await expect(contacts).toContainText("Lunedì–venerdì 9:00–19:00");
  await expect(contacts).toContainText("Sabato 9:00–13:00");
  const message = main.getByRole("region", byTitle(form.title));
  await expect(message.getByLabel("Nome e Cognome")).toBeEditable();
  await expect(message.getByRole("button", byTitle("Invia Messaggio"))).toBeEnabled();
  await expect(
    main.getByRole("region", byTitle(map.heading.title)).getByAltText(map.poster.alt),
  ).toBeVisible();
});

test("/preventivo shows 'Richiedi un Preventivo': the form, and a phone and an e-mail to ask directly", async ({
  page,
}) => {
  const { form, directContact } = content.quote;
  expect((await visit(page, "/preventivo"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Richiedi un Preventivo");
  const request = main.getByRole("region", byTitle(form.title));
  for (const label of [
    "Nome e Cognome",
    "Email",
    "Telefono",
    "Tipo di Servizio",
    "Indirizzo/Località del Progetto",
    "Tempistiche",
    "Dettagli del Progetto",
  ])
    await expect(request.getByLabel(label)).toBeVisible();
  await expect(request.getByLabel("Tipo di Servizio").getByRole("option")).toHaveText([
    "Seleziona un servizio",
    ...services.map(({ title }) => title),
  ]);
  await expect(request.getByRole("button", byTitle("Invia Richiesta di Preventivo"))).toBeEnabled();
  const direct = main.getByRole("region", byTitle(directContact.title));
  await expect(direct.getByRole("link", { name: studio.phone })).toHaveAttribute("href", /^tel:/u);
  await expect(direct.getByRole("link", { name: studio.email })).toHaveAttribute("href", /^mailto:/u);
});

for (const { slug, count } of [
  { slug: "privacy-policy", count: 8 },
  { slug: "terms-of-service", count: 11 },
]) {
  test(`/${slug} shows its ${count} numbered sections`, async ({ page }) => {
    const document = content.legal.find((entry) => entry.slug === slug);
    expect((await visit(page, `/${slug}`))?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(document?.title ?? "");
    const sections = main.getByRole("listitem").getByRole("heading", { level: 2 });
    await expect(sections).toHaveCount(count);
    await expect(sections).toHaveText(document?.sections.map(({ title }) => title) ?? []);
  });
}

test("/attrezzature shows every instrument with its figures, and every program", async ({ page }) => {
  const { hero, equipment, software } = content.equipmentPage;
  expect((await visit(page, "/attrezzature"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero.title);
  const instruments = main.getByRole("region", byTitle(equipment.title));
  await expect(instruments.getByRole("heading", { level: 3 })).toHaveText(
    content.equipment.map(({ name }) => name),
  );
  const values = content.equipment.flatMap(({ specifications }) => specifications.map(({ value }) => value));
  await expect(instruments.getByRole("definition")).toHaveText(values);
  await expect(
    main.getByRole("region", byTitle(software.title)).getByRole("heading", { level: 3 }),
  ).toHaveText(content.software.map(({ name }) => name));
});

test.describe("an unknown path", () => {
  test.use({ expectedProblems: [notFoundInConsole] });

  for (const path of [unknownPath, "/services/servizio-che-non-esiste"]) {
    test(`${path} shows the not-found page, whose button leads home`, async ({ page }) => {
      expect((await visit(page, path))?.status()).toBe(404);
      const main = page.getByRole("main");
      await expect(main.getByText("404", { exact: true })).toBeVisible();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Pagina Non Trovata");
      await expect(
        main.getByText("La pagina che stai cercando non esiste o è stata spostata.", { exact: true }),
      ).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
      await main.getByRole("link", byTitle("Torna alla Home")).click();
      await expect(page).toHaveURL("/");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(content.home.hero.title);
    });
  }
});

test("/about/ with a final slash leads to /about", async ({ page }) => {
  const response = await page.goto("/about/");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chi Siamo");
});
