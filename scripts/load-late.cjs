/**
 * Gatsby's process loads this before Gatsby (`build.ts`). Gatsby begins by loading 3,000 files, of which some belong to commands
 * and services that a build does not use: those come when something of them is asked for, which saves a fourth of that
 * time.
 */
const Module = require("module");

/** What may come late, and whether it is a module whose parts have names, as Gatsby asks first. */
const LATE = {
  "./middleware": true,
  "@graphql-codegen/add": true,
  "@graphql-codegen/core": true,
  "@graphql-codegen/typescript": true,
  "@graphql-codegen/typescript-operations": true,
  "@graphql-tools/code-file-loader": true,
  "@graphql-tools/load": true,
  "@vercel/webpack-asset-relocator-loader": false,
  autoprefixer: false,
  axios: false,
  "create-gatsby": false,
  envinfo: false,
  express: false,
  "express-http-proxy": false,
  got: true,
  "pretty-error": false,
  "schema-utils": false,
  "socket.io": false,
  "terser-webpack-plugin": false,
  "webpack-dev-middleware": false,
};

/** What is made of it comes late too: Gatsby makes one that `minifier.ts` throws away. */
const MADE_LATE = ["terser-webpack-plugin"];

/** Whose requests are meant, their own packages aside: others may need another version, or all of it. */
const ASKS = /[\\/]node_modules[\\/](gatsby[\w-]*|babel-loader)[\\/](?!(?:.*[\\/])?node_modules[\\/])/;

const load = Module._load;

Module._load = function loadLate(request, parent, isMain) {
  const hasNames = LATE[request];
  if (hasNames === undefined || !ASKS.test(parent?.filename ?? "")) return load(request, parent, isMain);
  const itself = () => load(request, parent, isMain);
  return later(itself, {
    get: (_, name) => (name === "__esModule" ? hasNames : itself()[name]),
    ...(MADE_LATE.includes(request) && { construct: (_, args) => makeLater(itself, args) }),
  });
};

/** Stands for what a function gives, which is called when something is asked of that. */
function later(itself, traps) {
  const describe = (name) => {
    const found = Reflect.getOwnPropertyDescriptor(itself(), name);
    return found && { ...found, configurable: true };
  };
  // Of a bound function a proxy has to tell nothing but what is true of the package.
  return new Proxy(function late() {}.bind(), {
    get: (_, name) => itself()[name],
    has: (_, name) => name in itself(),
    apply: (_, self, args) => Reflect.apply(itself(), self, args),
    construct: (_, args) => Reflect.construct(itself(), args),
    ownKeys: () => Reflect.ownKeys(itself()),
    getOwnPropertyDescriptor: (_, name) => describe(name),
    ...traps,
  });
}

function makeLater(itself, args) {
  let made;
  return later(() => (made ??= Reflect.construct(itself(), args)), {});
}

module.exports = { LATE };
