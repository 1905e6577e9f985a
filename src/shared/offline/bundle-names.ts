/** How many hexadecimal digits of the hash of its content the name of a bundled script has: webpack's default. */
export const BUNDLE_HASH_LENGTH = 20;

/** The name of a script that webpack made; its hash is the first group. */
export const BUNDLED_SCRIPT = new RegExp(`-([\\da-f]{${BUNDLE_HASH_LENGTH}})\\.js$`);
