import './build/local-tools.ts'
import { cloudflare } from '@cloudflare/vite-plugin'
import unocss from '@unocss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteBuilder } from 'vite'
import { browserWorkersPlugin } from './build/browser-workers-plugin.ts'
import { CLIENT_ENTRIES, clientAssetsPlugin } from './build/client-assets-plugin.ts'
import { drawingsPlugin } from './build/drawings-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { packAssetsPlugin } from './build/pack-assets-plugin.ts'
import { reactDomNodePlugin } from './build/react-dom-node-plugin.ts'
import { shellPlugin } from './build/shell-plugin.ts'
import { spritesPlugin } from './build/sprites-plugin.ts'
import { tablesPlugin } from './build/tables-plugin.ts'

/** The Workers need to know what the client build is called, so the client comes first. */
async function buildClientFirst(builder: ViteBuilder) {
  const { client, ...workers } = builder.environments
  if (client) await builder.build(client)
  for (const worker of Object.values(workers)) if (!worker.isBuilt) await builder.build(worker)
}

/** Every app page carries the list of all parts: those that pages share go without a name. */
const nameChunk = ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
  isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

const PACKAGES =
  /node_modules\/(react|react-dom|react-intl|scheduler|@tanstack\/(?!react-table|table-core)[^/]+|@formatjs|intl-messageformat|use-sync-external-store)\/|preload-helper|rolldown/

/**
 * The first view of the app is few files, whatever its parts share: the small script with all that it takes, packages, which stay
 * from release to release, and the app. So is what many pages share: each file is a request, and packed by itself.
 */
const GROUPS = [
  // With the names that its parts share with the app: a file for each would be another round trip.
  {
    name: 'enhance',
    test: /src\/(app\/entry\/enhance|app\/kept\/leaving-event|contract\/http\/shell-paths)\.ts$/,
    priority: 8,
  },
  // Passkeys make calls on documents too, without the app.
  {
    name: 'calls',
    test: /src\/(app\/entry\/browser-transport|contract\/passkey\/api|contract\/http\/call|app\/ui\/passkey-done)\.ts$/,
    priority: 7,
  },
  // Drafts of accounts are sealed on documents too, and must not bring what reads a CV.
  { name: 'seal', test: /src\/app\/kept\/(?:account-key|sealed)\.ts$/, priority: 7 },
  { name: 'packages', test: PACKAGES, priority: 6 },
  { name: 'client', test: /src\/app\/entry\/client\.tsx$/, priority: 5 },
  // What most pages take, and for a part each what speaks of the trade, tells what failed, and what forms, CVs and lists of vacancies share.
  // A group takes along what its modules import, and whatever imports one of its modules takes it whole: what few of them need stays out.
  {
    name: 'common',
    test: /src\/(app\/ui\/(?!cv-sheet)[^/]+\.tsx?|app\/paged-list|i18n\/(?!trade-names|vessel-name|rank-name|place-name|pay-text)[^/]+\.ts|contract\/(?!file\/file|endpoints|lists|[^/]+\/(?:(?:[^/]+-)?(?:endpoints|schemas)|api|keyed|describe-list|filters|list|form)\.ts)(?:[^/]+\/)?[^/]+\.ts|domain\/(?:(?:text|agency-form|market)\/)?[^/]+\.ts|domain\/(?:application\/(?:application-moves|joining-figures|stage-details|notified-moves)|vacancy\/own-vacancy)\.ts|app\/ui\/forms\/day-input)/,
    minShareCount: 5,
    maxModuleSize: 5000,
    priority: 4,
  },
  {
    name: 'trade',
    test: /src\/(i18n\/(?:trade-names|vessel-name|rank-name|place-name|pay-text)|domain\/vocabulary\/(?!ports|ranks|vessel-types)|app\/ui\/match\/match-ticks)/,
    minShareCount: 5,
    maxModuleSize: 5000,
    priority: 3.5,
  },
  {
    name: 'answers',
    test: /src\/app\/(ui\/forms\/(?:failure|field|answer)\.tsx?|changes\.ts)/,
    minShareCount: 8,
    priority: 3.2,
  },
  { name: 'forms', test: /src\/app\/ui\/forms\//, minShareCount: 8, priority: 3 },
  // What keeps words here and what names terms in a field: vacancies and letters need it without what writes a CV.
  {
    name: 'fields',
    test: /node_modules\/idb\/|src\/(app\/kept\/(?:account-store|account-database|request-persistence)|i18n\/cv\/term-names|domain\/(?:cv\/imo|sea-service\/plain-days|vocabulary\/ports))\.ts$/,
    priority: 2.5,
  },
  {
    name: 'papers',
    test: /src\/(domain\/(cv|sea-service)\/|i18n\/cv\/|app\/seaman-profile|app\/read-digits)/,
    minShareCount: 5,
    priority: 2,
  },
  // Small parts of a CV's form: a file each would cost more than what is in it.
  {
    name: 'entries',
    test: /src\/app\/features\/people\/seaman\/cv\/(?:form-values|use-field-words|entry-names|saves\/draft-store)\.ts$/,
    priority: 1.5,
  },
  {
    name: 'vacancies',
    test: /src\/app\/features\/work\/vacancy-search\/(?!sent-|chosen|saved\/|fact-texts|pay-rows)/,
    minShareCount: 4,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    messagesPlugin(),
    browserWorkersPlugin(),
    drawingsPlugin(),
    spritesPlugin(),
    tablesPlugin(),
    clientAssetsPlugin(),
    packAssetsPlugin(),
    shellPlugin(),
    reactDomNodePlugin('gangway_edge'),
    unocss(),
    react(),
    cloudflare({
      configPath: './wrangler.toml',
      auxiliaryWorkers: [{ configPath: './src/server/wrangler.toml' }],
      persistState: { path: process.env.STATE ?? '.wrangler/state' },
    }),
  ],
  builder: { buildApp: buildClientFirst },
  // React has had this hook itself since 18; the shim for older ones would travel with every app page.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: { watch: { ignored: ['**/.wrangler/**'] } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: CLIENT_ENTRIES,
          preserveEntrySignatures: 'exports-only',
          output: { chunkFileNames: nameChunk, codeSplitting: { groups: GROUPS } },
        },
      },
    },
  },
})
