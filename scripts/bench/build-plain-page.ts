import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { drawingsPlugin } from '../../build/drawings-plugin.ts'
import { messagesPlugin } from '../../build/messages-plugin.ts'
import { reactDomNodePlugin } from '../../build/react-dom-node-plugin.ts'

/** The Worker that draws a page with React and nothing else, as one module; `list` is what it shows, as the server's JSON. */
export async function buildPlainPage(list: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [messagesPlugin(), drawingsPlugin(), reactDomNodePlugin('ssr'), react()],
    define: { LIST: list, 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: resolve('scripts/bench/plain-page.tsx'),
      write: false,
      rolldownOptions: { external: /^node:/, output: { codeSplitting: false } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output[0].code
}
