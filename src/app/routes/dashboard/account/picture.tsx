export { picturePage as default } from '#src/app/features/account/picture-page.tsx'
