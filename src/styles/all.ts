// The style sheets of every page. Cascade layers decide between sheets, so their order matters only within a layer.
import "./base.css";
import "./fonts.css";
import "./tokens.css";
import "./buttons.css";
import "./ui.css";

import "./prose.css";
import "./code.css";
import "./code-lines.css";
import "./admonitions.css";
import "./blocks.css";
import "./embeds.css";
import "./pictures.css";

import "../components/layout/layout.css";
import "../components/layout/footer.css";
import "../components/navigation/navbar.css";
import "../components/navigation/menus.css";
import "../components/status/status.css";
import "../components/prose/text-page.css";
import "../components/home/home.css";
import "../components/blog/post-lists.css";
import "../components/blog/indexes.css";
import "../components/blog/post.css";
import "../components/docs/docs.css";
import "../components/projects/projects.css";
import "../components/resume/resume.css";
import "../pages/not-found.css";
import "../search/search.css";
