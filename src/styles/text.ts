import "./prose.css";
import "./math.css";
import "./diagrams.css";
import "./code.css";
import "./blocks.css";
import "./figures.css";
import "./zoom.css";
