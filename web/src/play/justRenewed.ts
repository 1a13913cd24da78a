/** The table of which this page has just made a new link: a guest's page then opens the seat anew, with its menu. */
export const justRenewed = { table: "" };
