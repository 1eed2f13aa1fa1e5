/**
 * Header by which a page says whose it is (user id). The server refuses a call for anybody else (`other-person`): two people in
 * two tabs of one browser never act for each other.
 */
export const pagePersonHeader = 'x-sportello-person';
