/** What the tickets are for by which the file of a new QR code is fetched. */
export const qrTicketPurpose = 'qr-code';
