import "./prose.css";
import "./math.css";
import "./diagrams.css";
import "./code.css";
import "./blocks.css";
import "./block-icons.css";
import "./figures.css";
import "./zoom.css";
