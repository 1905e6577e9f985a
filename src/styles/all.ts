import "./index.css";
import "./fonts.css";
import "./reset.css";
import "./tokens.css";
import "./base.css";
import "./prose.css";
import "./utilities.css";
import "./print.css";
