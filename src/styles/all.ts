import "./index.css";
import "./fonts.css";
import "./reset.css";
import "./tokens.css";
import "./base.css";
import "./progress.css";
import "./base-url-banner.css";
import "./utilities.css";
