import { engineOf, searchPage, section, urlsOf } from "../../../stand-ins/search-pages";

const PAGES = [
  ["/zh/arrays", "数据库中的数组", "在数据库中，一列可以保存一个数组，而不需要另一张表。"],
  ["/zh/backup", "备份数据", "每天晚上把数据备份到另一台服务器上。"],
  ["/ja/search", "検索エンジンの仕組み", "検索エンジンは、ページの単語を索引に登録します。"],
  ["/ja/deploy", "サーバーへの配備", "コンテナを使うと、サーバーの設定が簡単になります。"],
  ["/ru/search", "Полнотекстовый поиск", "Поиск по сайту работает без сервера, ещё быстрее, чем раньше."],
  ["/ru/backup", "Резервное копирование", "Каждую ночь данные копируются на другой сервер."],
  ["/el/search", "Αναζήτηση στον ιστότοπο", "Η αναζήτηση βρίσκει κάθε λέξη που υπάρχει στο κείμενο, και τον λόγο."],
  ["/el/backup", "Αντίγραφα ασφαλείας", "Κάθε βράδυ τα δεδομένα αντιγράφονται σε άλλον διακομιστή."],
  ["/de/search", "Über die Suche", "Die Suche findet Wörter mit Umlauten, auch in der Straße der Bücher."],
  ["/de/backup", "Sicherung der Daten", "Jede Nacht werden die Daten auf einen anderen Rechner kopiert."],
  ["/fr/search", "Crème BRÛLÉE".normalize("NFD"), "Une recette naïve de Łuk."],
  ["/de/compounds", "Lange Namen", "Die Donau\u00adschiff\u00adfahrt hat viele Silben."],
  ["/ja/paths", "ファイルのパス", "パスは根から始まる。"],
  ["/ja/buses", "時刻表", "バスで図書館へ行く。"],
  ["/ar/search", "كَيْفَ نَبْحَثُ", "مـــرحـــبـــا بكم في المكتبة، حيث نعمل على أسئلة القرّاء."],
  ["/ar/backup", "نسخ البيانات", "ننسخ البيانات كل ليلة إلى خادم آخر."],
  ["/he/search", "חיפוש", "שָׁלוֹם לכל הקוראים."],
  ["/hi/water", "पानी", "पानी के बारे में।"],
  ["/hi/leaf", "पन्ना", "पुन लिखा हुआ पन।"],
  ["/hi/library", "किताबें", "नया पुस्तकालय खुला है।"],
  ["/ko/search", "검색 엔진", "검색 엔진은 서버 없이 모든 페이지를 찾습니다."],
] as const;

const engine = engineOf(PAGES.map(([path, title, text]) => searchPage(path, [section(title, 1, text)])));

it.each([
  ["数组", "/zh/arrays"],
  ["晚上把数据备份到", "/zh/backup"],
  ["検索エンジン", "/ja/search"],
  ["ｻｰﾊﾞｰ", "/ja/deploy"],
  ["ПОИСК ПО САЙТУ", "/ru/search"],
  ["еще быстрее", "/ru/search"],
  ["резерв", "/ru/backup"],
  ["αναζήτηση", "/el/search"],
  ["αναζητηση", "/el/search"],
  ["ΛΟΓΟΣ κειμενο", "/el/search"],
  ["über", "/de/search"],
  ["uber", "/de/search"],
  ["ueber", "/de/search"],
  ["strasse", "/de/search"],
  ["WÖRTER", "/de/search"],
  ["crème brulee", "/fr/search"],
  ["luk", "/fr/search"],
  ["검색", "/ko/search"],
  ["Donauschifffahrt", "/de/compounds"],
  ["مرحبا", "/ar/search"],
  ["كيف نبحث", "/ar/search"],
  ["كَيف", "/ar/search"],
  ["اسئلة", "/ar/search"],
  ["שלום", "/he/search"],
  ["ﾊﾞｽ", "/ja/buses"],
  ["पुसतकालय", "/hi/library"],
])("ranks the page with %s first", async (query, path) => {
  expect((await urlsOf(engine, query))[0]).toBe(path);
});

it.each([
  ["パス", ["/ja/paths"]],
  ["バス", ["/ja/buses"]],
  ["पानी", ["/hi/water"]],
])("finds %s, and no word that only its marks tell apart", async (query, paths) => {
  expect(await urlsOf(engine, query)).toEqual(paths);
});

it.each([
  ["数组", "<mark>数</mark><mark>组</mark>"],
  ["поиск", "<mark>поиск</mark>"],
  ["buecher", "<mark>Bücher</mark>"],
])("marks %s in the text", async (query, marked) => {
  const { hits } = await engine.search({ query: `${query} ` });
  const values = [hits[0]!._snippetResult.content, ...Object.values(hits[0]!._highlightResult.hierarchy)];
  expect(values.map((found) => found?.value).join()).toContain(marked);
});

it("finds other words on a site with a letter that stands for several words", async () => {
  const other = engineOf(
    ["ﷺ 中文", "cherry", "banana ͺ"].map((text, at) => searchPage(`/${at}`, [section("T", 1, text)])),
  );
  expect(await urlsOf(other, "中文")).toEqual(["/0"]);
  expect(await urlsOf(other, "banana")).toEqual(["/2"]);
});
