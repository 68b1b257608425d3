export { picturePage as default } from '#src/app/features/identity/account/picture-page.tsx'
