/** Names of the line icons; their drawings are files in src/app/styles/icons. */
export type IconName =
  | 'bookmark'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'ellipsis'
  | 'eye'
  | 'eye-off'
  | 'flag'
  | 'globe'
  | 'grip-vertical'
  | 'info'
  | 'list-filter'
  | 'log-out'
  | 'mail'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'paperclip'
  | 'phone'
  | 'search'
  | 'share-2'
  | 'shield-check'
  | 'sun'
  | 'triangle-alert'
  | 'user'
  | 'x'

type Props = {
  name: IconName
  size?: 'small'
  /** For arrows and chevrons, which point the other way in Arabic. */
  flip?: boolean
}

/** A line icon in the colour of the text. It never speaks: the words beside it do, or a hidden label. */
export const Icon = ({ name, size, flip }: Props) => (
  <span className={`icon icon-${name}${size ? ' small' : ''}${flip ? ' flip' : ''}`} aria-hidden="true" />
)
