/** Whether long forms run: under `npm run test:full`, or with `FULL_TESTS=1` before another command. `npm test` runs the short ones. */
export const IS_FULL = (import.meta.env ?? process.env).FULL_TESTS === '1'
