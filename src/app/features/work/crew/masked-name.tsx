import type { CrewWords } from './crew-words.ts'

/** "O. K…", or a note that even the initial would reveal the name. */
export const MaskedName = ({ name, words }: { name: string | null; words: CrewWords }) =>
  name ? <bdi>{name}</bdi> : words.t('crew.row.no-name')
