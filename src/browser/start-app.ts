/**
 * With what the scripts of a built page begin: React is evaluated first, and the application in a task of its own. In one,
 * they would keep a tap on a slow phone waiting for twice as long.
 */
import "react-dom/client";

setTimeout(() => void import(/* webpackMode: "eager" */ "gatsby-production-app"));
