/** The highest object number that readers take (ISO 32000-1, annex C). */
export const maxObjects = 8_388_607;
