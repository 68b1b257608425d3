import type { Plugin } from 'vite'

/** Outside the client build, makes the address of a browser worker empty. Otherwise each Worker would contain the code of all browser workers. */
export const browserWorkersPlugin = (): Plugin => ({
  name: 'gangway-browser-workers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  load: { filter: { id: /\?worker&url$/ }, handler: () => "export default ''" },
})
