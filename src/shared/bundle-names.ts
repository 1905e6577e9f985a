/**
 * How many hexadecimal digits of the hash of its content the name of a bundled script or style sheet has. Webpack's twenty
 * are in the first script of every page, for each script there is, and do not compress.
 */
export const BUNDLE_HASH_LENGTH = 10;

/** The name of a script that webpack made; its hash is the first group. */
export const BUNDLED_SCRIPT = new RegExp(`-([\\da-f]{${BUNDLE_HASH_LENGTH}})\\.js$`);
