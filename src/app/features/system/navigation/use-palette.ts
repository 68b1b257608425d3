import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { type FoundKind, MIN_FIND } from '#src/contract/navigation/navigation.ts'
import type { FoundItem } from '#src/contract/navigation/schemas.ts'
import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { findPages, listPages, sortByVisit } from './palette-pages.ts'

/** Milliseconds of rest after which typed text is searched. */
const REST = 200

/** Pages that an empty palette shows. */
const MAX_RECENT = 8

const TITLES = {
  vacancies: 'layout.nav.vacancies',
  applicants: 'company.applicants.table',
  conversations: 'inbox.list.label',
  ships: 'fleet.title',
  companies: 'layout.nav.companies',
  accounts: 'layout.nav.users',
} as const satisfies Record<FoundKind, MessageId>

export type PaletteGroup = { title: MessageId; items: readonly FoundItem[] }

export type PaletteContext = Pick<PageContext, 'api' | 'locale'> & {
  session: NonNullable<PageContext['session']>
  /** The path of the current page, and of pages seen in this tab, the latest first. */
  here: string
  visited: readonly string[]
  /** Loads the English names of pages. */
  loadEnglish: () => Promise<Readonly<Record<string, unknown>> | undefined>
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What the server finds; an admin who acts for a person only finds pages. */
function useFound({ api, locale, session }: PaletteContext, query: string) {
  const asked = useRested(query)
  // No name is longer than a query may be.
  const isAsked = [...asked].length >= MIN_FIND && asked.length <= MAX_QUERY && !session.impersonator
  const { data, isError, isFetching } = useQuery({
    queryKey: ['find', locale, asked],
    queryFn: () => api.call('GET /server/find', { query: { q: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    found: isAsked && query !== '' ? (data?.groups ?? []) : [],
    hasFailed: isAsked && isError,
    isSearching: asked !== query || (isAsked && isFetching),
  }
}

/** The groups of the palette for a typed text. */
export function usePalette(context: PaletteContext, typed: string) {
  const intl = useIntl()
  const { session, here, visited, locale, loadEnglish } = context
  const query = typed.trim()
  const english = useQuery({
    queryKey: ['english-pages'],
    queryFn: async () => (await loadEnglish()) ?? null,
    enabled: locale !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const pages = useMemo(() => listPages(session, intl, english.data ?? undefined), [session, intl, english.data])
  const { found, ...state } = useFound(context, query)
  const shown = query ? findPages(pages, query) : sortByVisit(pages, visited, here).slice(0, MAX_RECENT)
  const groups: PaletteGroup[] = [
    {
      title: query || visited.length < 2 ? 'palette.find.pages' : 'palette.find.recent',
      items: shown.map(({ path, title }) => ({ path, title, detail: null })),
    },
    ...found.map(({ kind, items }) => ({ title: TITLES[kind], items })),
  ]
  return { ...state, query, groups: groups.filter(({ items }) => items.length > 0) }
}
