export { picturePage as default } from '../features/account/picture-page.tsx'
