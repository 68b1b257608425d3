import { escapeHtml } from '#src/app/ui/markdown/escape-html.ts'
import { memoise } from '#src/i18n/memo.ts'
import type { FacetGroup, Option } from './facet-group.ts'
import type { Words } from './words.ts'

const known = new WeakMap<Words, (key: string) => string>()

const createOption = (key: string): string => {
  const [value = '', name = ''] = key.split('\n')
  return `<option value="${escapeHtml(value)}">${escapeHtml(name)}</option>`
}

function optionsHtml(options: readonly Pick<Option, 'value' | 'name'>[], words: Words): string {
  const toHtml = known.get(words) ?? memoise(createOption)
  known.set(words, toHtml)
  return options.map(({ value, name }) => toHtml(`${value}\n${name}`)).join('')
}

/**
 * The choices without checkboxes. There are hundreds on every list page, and they are static, so they are cached as text: as elements they
 * would cost more than all rows.
 */
export const OptionMenu = ({ group, words }: { group: FacetGroup; words: Words }) => (
  <select
    className="input dense"
    name={group.filter}
    aria-label={group.menuTitle}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: names of our vocabularies, escaped above
    dangerouslySetInnerHTML={{
      __html: optionsHtml([{ value: '', name: group.menuTitle }, ...group.menu], words),
    }}
  />
)
