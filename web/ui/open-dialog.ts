/** True while a dialog is open, which takes the keyboard's shortcuts of the page below it. */
export const isDialogOpen = () => document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]') !== null
