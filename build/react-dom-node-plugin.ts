import type { Plugin } from 'vite'

/**
 * The edge renders with react-dom's node build: its web stream costs half of the edge build's, which encodes every tag
 * by itself. A plugin, because Vite ignores an alias that is set for one environment.
 */
export const reactDomNodePlugin = (environment: string): Plugin => ({
  name: 'gangway-react-dom-node',
  enforce: 'pre',
  applyToEnvironment: (current) => current.name === environment,
  // Bundled beforehand, the renderer would bring a second react-dom of the edge build into the dev server.
  configEnvironment: (name) =>
    name === environment
      ? { optimizeDeps: { exclude: ['@hono/react-renderer'], include: ['react-dom/server.node'] } }
      : undefined,
  resolveId(id, importer, options) {
    if (id !== 'react-dom/server' && id !== 'react-dom/server.edge') return undefined
    return this.resolve('react-dom/server.node', importer, { ...options, skipSelf: true })
  },
})
